vcl 4.1;
# Varnish in front of Foyer: computes the facts of a visit, stores pages by them, and purges by key. docs/edge.md explains
# it. settings.vcl is the operator's, facts.vcl is generated.
import directors;
import std;
import var;
import xkey;

include "settings.vcl";
include "facts.vcl";

sub vcl_recv {
    if (req.restarts > 0) {
        # The origin failed, and no page within stale-while-revalidate exists: take one within stale-if-error.
        set req.http.X-Foyer-Last-Try = "1";
        set req.backend_hint = foyer_nodes.backend();
        return (hash);
    }
    unset req.http.Foyer-Visit;
    unset req.http.Foyer-Edge;
    unset req.http.X-Foyer-Last-Try;
    unset req.http.X-Foyer-Encoding;
    unset req.http.Proxy;
    call foyer_settings;

    if (req.url == "/.foyer/purge") {
        if (req.method != "POST" || client.ip !~ foyer_purgers || var.get("purge secret") == "" ||
            req.http.Authorization != "Bearer " + var.get("purge secret")) {
            return (synth(403, "Forbidden"));
        }
        # Soft: a purged page is sent once more while one request fetches it again.
        var.set_int("purged", xkey.softpurge(req.http.Surrogate-Key));
        return (synth(200, "Purged"));
    }
    if (!req.http.Host) {
        return (synth(400, "Bad Request"));
    }

    call foyer_facts;
    if (var.get("brand") == "") {
        # The origin decides about hosts that belong to no brand. It gets no proof.
        unset req.http.Foyer-Visit;
    } else {
        set req.http.Foyer-Edge = var.get("edge secret");
    }
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/(?:api|webhooks|\.well-known)/" ||
        req.url ~ "^/(?:healthz|readyz|robots\.txt|sitemap\.xml|service-worker\.js|connection\.js)(?:\?|$)" || req.http.X-Forwarded-Proto ~ "(?i)^http$") {
        return (pass);
    }

    # One spelling for each encoding that the origin has.
    set req.http.X-Foyer-Encoding = "identity";
    if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*br\s*(?:;\s*q=(?:1|0?\.\d*[1-9])\d*\s*)?(?:,|$)") {
        set req.http.X-Foyer-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*gzip\s*(?:;\s*q=(?:1|0?\.\d*[1-9])\d*\s*)?(?:,|$)") {
        set req.http.X-Foyer-Encoding = "gzip";
    }
    set req.http.Accept-Encoding = req.http.X-Foyer-Encoding;

    unset req.http.Cookie;
    unset req.http.Authorization;
    if (req.url ~ "^/(?:assets|theme)/") {
        unset req.http.Foyer-Visit;
        unset req.http.Foyer-Edge;
        return (hash);
    }
    if (!req.http.Foyer-Visit) {
        return (pass);
    }
    # The facts replace these. A page depends on no part of the query except the language.
    unset req.http.User-Agent;
    unset req.http.Sec-CH-UA-Mobile;
    unset req.http.CF-IPCountry;
    unset req.http.CF-Region-Code;
    unset req.http.X-Language;
    set req.url = regsub(req.url, "\?.*$", "");
    if (std.healthy(req.backend_hint)) {
        # stale-while-revalidate of the origin. While the origin is down, the whole stale-if-error applies.
        set req.grace = 1h;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.X-Foyer-Encoding);
    if (req.http.Foyer-Visit) {
        hash_data(std.tolower(req.http.Host));
        hash_data(req.http.Foyer-Visit);
    }
    return (lookup);
}

sub vcl_pipe {
    set bereq.http.Connection = req.http.Connection;
    set bereq.http.Upgrade = req.http.Upgrade;
    return (pipe);
}

sub vcl_backend_fetch {
    if (bereq.http.X-Foyer-Encoding) {
        # Varnish itself would ask for gzip only.
        set bereq.http.Accept-Encoding = bereq.http.X-Foyer-Encoding;
    }
    unset bereq.http.X-Foyer-Encoding;
    return (fetch);
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Foyer-Last-Try)) {
        # Keeps the stored page; a request that waits for this one starts again.
        return (abandon);
    }
    unset beresp.http.Set-Cookie;
    if (bereq.http.Foyer-Visit) {
        if (beresp.http.CDN-Cache-Control !~ "max-age=\d+" || beresp.http.Vary !~ "(?i)Foyer-Visit") {
            # Missing pages, pages of a failing service, and pages for facts that were not understood.
            set beresp.uncacheable = true;
            set beresp.ttl = 5s;
            if (beresp.status >= 500) {
                set beresp.ttl = 0s;
            }
            return (deliver);
        }
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        # Of the life that the origin gives, the time since it rendered the page has passed.
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s) - beresp.age;
        if (beresp.ttl < 5s) {
            set beresp.ttl = 5s;
        }
        set beresp.grace = 0s;
        if (beresp.http.CDN-Cache-Control ~ "stale-if-error=\d+") {
            set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        }
        set beresp.keep = 1h;
        return (deliver);
    }
    # Scripts, styles and fonts: for as long as the origin says.
    if (beresp.status != 200 || beresp.ttl <= 0s) {
        set beresp.uncacheable = true;
        set beresp.ttl = 5s;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Foyer-Last-Try)) {
        return (abandon);
    }
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "10";
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    set beresp.body = "<!doctype html><title>503: Service Unavailable</title><h1>503: Service Unavailable</h1>";
    return (deliver);
}

sub vcl_deliver {
    # RFC 9211.
    if (obj.uncacheable || obj.hits == 0) {
        set resp.http.Cache-Status = "edge; fwd=miss";
    } else {
        set resp.http.Cache-Status = "edge; hit";
    }
    set resp.http.Vary = regsuball(regsub(resp.http.Vary, "(?i)Foyer-Visit\s*,?\s*", ""), ",\s*$", "");
    if (resp.http.Vary == "") {
        unset resp.http.Vary;
    }
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    return (deliver);
}

sub vcl_synth {
    if (resp.status == 503 && req.restarts == 0 && (req.http.Foyer-Visit || req.url ~ "^/(?:assets|theme)/")) {
        return (restart);
    }
    unset resp.http.X-Varnish;
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    if (resp.status == 200) {
        synthetic(var.get_int("purged"));
    } else {
        synthetic(resp.reason);
    }
    return (deliver);
}
