# What an operator sets. The secrets are those of EDGE_SECRET and EDGE_PURGE_SECRET.

probe foyer_ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend foyer_1 {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = foyer_ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 10s;
}

# Where the country comes from: proxies in front that set the header below, such as a CDN or the end of TLS.
acl foyer_country_sources {
    "127.0.0.1";
    "::1";
}

# Who may send purges, besides knowing the secret.
acl foyer_purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_init {
    new foyer_nodes = directors.round_robin();
    foyer_nodes.add_backend(foyer_1);
}

sub foyer_settings {
    set req.backend_hint = foyer_nodes.backend();
    var.set("edge secret", "change-this-edge-secret");
    var.set("purge secret", "change-this-purge-secret");
    # A country from anyone else counts for nothing, and so do two countries.
    if (client.ip ~ foyer_country_sources) {
        std.collect(req.http.CF-IPCountry);
        std.collect(req.http.CF-Region-Code);
        var.set("country", req.http.CF-IPCountry);
    } else {
        var.set("country", "");
        unset req.http.CF-IPCountry;
        unset req.http.CF-Region-Code;
    }
}
