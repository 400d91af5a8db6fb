# Compiles where the modules are installed that deploy/edge/varnish/foyer.vcl imports.
vcl 4.1;

import var;
import xkey;

backend default none;
