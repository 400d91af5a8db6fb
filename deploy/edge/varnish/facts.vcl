# Written by npm run pages from brands/. Do not edit.
# Computes Foyer-Visit from the headers of a browser and from the variable "country", which foyer_country has set.
# Leaves the variable "brand" empty for a host that belongs to no brand.
sub foyer_facts {
    std.collect(req.http.Cookie, "; ");
    std.collect(req.http.Sec-CH-UA-Mobile);
    std.collect(req.http.X-Language);
    var.set("brand", "");
    var.set("host", std.tolower(regsub(req.http.Host, ":[0-9]{1,5}$", "")));
    if (var.get("host") ~ "^(?:regency\.localhost)$") {
        var.set("brand", "regency");
    }
    if (var.get("host") ~ "^(?:aurora\.localhost)$") {
        var.set("brand", "aurora");
    }
    if (var.get("host") ~ "^(?:pulse\.localhost)$") {
        var.set("brand", "pulse");
    }

    var.set("country", std.toupper(var.get("country")));
    if (var.get("country") !~ "^(?:AW|AF|AO|AI|AX|AL|AD|AE|AR|AM|AS|AQ|TF|AG|AU|AT|AZ|BI|BE|BJ|BQ|BF|BD|BG|BH|BS|BA|BL|BY|BZ|BM|BO|BR|BB|BN|BT|BV|BW|CF|CA|CC|CH|CL|CN|CI|CM|CD|CG|CK|CO|KM|CV|CR|CU|CW|CX|KY|CY|CZ|DE|DJ|DM|DK|DO|DZ|EC|EG|ER|EH|ES|EE|ET|FI|FJ|FK|FR|FO|FM|GA|GB|GE|GG|GH|GI|GN|GP|GM|GW|GQ|GR|GD|GL|GT|GF|GU|GY|HK|HM|HN|HR|HT|HU|ID|IM|IN|IO|IE|IR|IQ|IS|IL|IT|JM|JE|JO|JP|KZ|KE|KG|KH|KI|KN|KR|KW|LA|LB|LR|LY|LC|LI|LK|LS|LT|LU|LV|MO|MF|MA|MC|MD|MG|MV|MX|MH|MK|ML|MT|MM|ME|MN|MP|MZ|MR|MS|MQ|MU|MW|MY|YT|NA|NC|NE|NF|NG|NI|NU|NL|NO|NP|NR|NZ|OM|PK|PA|PN|PE|PH|PW|PG|PL|PR|KP|PT|PY|PS|PF|QA|RE|RO|RU|RW|SA|SD|SN|SG|GS|SH|SJ|SB|SL|SV|SM|SO|PM|RS|SS|ST|SR|SK|SI|SE|SZ|SX|SC|SY|TC|TD|TG|TH|TJ|TK|TM|TL|TO|TT|TN|TR|TV|TW|TZ|UG|UA|UM|UY|US|UZ|VA|VC|VE|VG|VI|VN|VU|WF|WS|YE|ZA|ZM|ZW)$") {
        # Unknown country: the cookie decides, else the default.
        var.set("country", "GB");
        if (req.http.Cookie ~ "(?:^|;)[ \x09]*h20-iso3[ \x09]*=[ \x09]*(?:ABW|AFG|AGO|AIA|ALA|ALB|AND|ARE|ARG|ARM|ASM|ATA|ATF|ATG|AUS|AUT|AZE|BDI|BEL|BEN|BES|BFA|BGD|BGR|BHR|BHS|BIH|BLM|BLR|BLZ|BMU|BOL|BRA|BRB|BRN|BTN|BVT|BWA|CAF|CAN|CCK|CHE|CHL|CHN|CIV|CMR|COD|COG|COK|COL|COM|CPV|CRI|CUB|CUW|CXR|CYM|CYP|CZE|DEU|DJI|DMA|DNK|DOM|DZA|ECU|EGY|ERI|ESH|ESP|EST|ETH|FIN|FJI|FLK|FRA|FRO|FSM|GAB|GBR|GEO|GGY|GHA|GIB|GIN|GLP|GMB|GNB|GNQ|GRC|GRD|GRL|GTM|GUF|GUM|GUY|HKG|HMD|HND|HRV|HTI|HUN|IDN|IMN|IND|IOT|IRL|IRN|IRQ|ISL|ISR|ITA|JAM|JEY|JOR|JPN|KAZ|KEN|KGZ|KHM|KIR|KNA|KOR|KWT|LAO|LBN|LBR|LBY|LCA|LIE|LKA|LSO|LTU|LUX|LVA|MAC|MAF|MAR|MCO|MDA|MDG|MDV|MEX|MHL|MKD|MLI|MLT|MMR|MNE|MNG|MNP|MOZ|MRT|MSR|MTQ|MUS|MWI|MYS|MYT|NAM|NCL|NER|NFK|NGA|NIC|NIU|NLD|NOR|NPL|NRU|NZL|OMN|PAK|PAN|PCN|PER|PHL|PLW|PNG|POL|PRI|PRK|PRT|PRY|PSE|PYF|QAT|REU|ROU|RUS|RWA|SAU|SDN|SEN|SGP|SGS|SHN|SJM|SLB|SLE|SLV|SMR|SOM|SPM|SRB|SSD|STP|SUR|SVK|SVN|SWE|SWZ|SXM|SYC|SYR|TCA|TCD|TGO|THA|TJK|TKL|TKM|TLS|TON|TTO|TUN|TUR|TUV|TWN|TZA|UGA|UKR|UMI|URY|USA|UZB|VAT|VCT|VEN|VGB|VIR|VNM|VUT|WLF|WSM|YEM|ZAF|ZMB|ZWE)[ \x09]*(?:;|$)" && req.http.Cookie !~ "(?:^|;)[ \x09]*h20-iso3[ \x09]*=[^;]*;(?:.*;)?[ \x09]*h20-iso3[ \x09]*=") {
            var.set("country", "other");
            if (req.http.Cookie ~ "(?:^|;)[ \x09]*h20-iso3[ \x09]*=[ \x09]*CAN[ \x09]*(?:;|$)") {
                var.set("country", "CA");
            }
            if (req.http.Cookie ~ "(?:^|;)[ \x09]*h20-iso3[ \x09]*=[ \x09]*GBR[ \x09]*(?:;|$)") {
                var.set("country", "GB");
            }
        }
    }

    var.set("language", "");
    if (req.http.X-Language) {
        var.set("language", req.http.X-Language);
    } else if (req.url ~ "^[^?]*(?:\?|\?.*?[?&])language=([a-z]{2})(?:&.*)?$") {
        var.set("language", regsub(req.url, "^[^?]*(?:\?|\?.*?[?&])language=([a-z]{2})(?:&.*)?$", "\1"));
    } else if (req.http.Cookie !~ "(?:^|;)[ \x09]*userLanguage[ \x09]*=[^;]*;(?:.*;)?[ \x09]*userLanguage[ \x09]*=") {
        if (req.http.Cookie ~ "(?:^|;)[ \x09]*userLanguage[ \x09]*=[ \x09]*en[ \x09]*(?:;|$)") {
            var.set("language", "en");
        }
        if (req.http.Cookie ~ "(?:^|;)[ \x09]*userLanguage[ \x09]*=[ \x09]*zh[ \x09]*(?:;|$)") {
            var.set("language", "zh");
        }
    }

    # A player's page belongs to the market of the account, wherever the player is.
    var.set("account", "");
    if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-player[ \x09]*=[ \x09]*1[ \x09]*(?:;|$)" && req.http.Cookie !~ "(?:^|;)[ \x09]*foyer-player[ \x09]*=[^;]*;(?:.*;)?[ \x09]*foyer-player[ \x09]*=" &&
        req.http.Cookie !~ "(?:^|;)[ \x09]*foyer-market[ \x09]*=[^;]*;(?:.*;)?[ \x09]*foyer-market[ \x09]*=") {
        if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-market[ \x09]*=[ \x09]*ca[ \x09]*(?:;|$)") {
            var.set("account", "ca");
        }
        if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-market[ \x09]*=[ \x09]*uk[ \x09]*(?:;|$)") {
            var.set("account", "uk");
        }
        if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-market[ \x09]*=[ \x09]*other[ \x09]*(?:;|$)") {
            var.set("account", "other");
        }
    }

    var.set("market", "other");
    var.set("choice", "");
    if (var.get("brand") == "regency") {
        if (var.get("account") == "ca" || (var.get("country") == "CA" && var.get("account") !~ "^(?:ca|uk|other)$")) {
            var.set("market", "ca");
            if (var.get("language") ~ "^(en|zh)$") {
                var.set("choice", ", language=" + var.get("language"));
            } else {
                var.set("choice", ", language=en");
            }
        }
        if (var.get("account") == "uk" || (var.get("country") == "GB" && var.get("account") !~ "^(?:ca|uk|other)$")) {
            var.set("market", "uk");
            if (var.get("language") ~ "^(en|zh)$") {
                var.set("choice", ", language=" + var.get("language"));
            } else {
                var.set("choice", ", language=en");
            }
        }
        if (var.get("market") == "other") {
            if (var.get("language") ~ "^(en|zh)$") {
                var.set("choice", ", language=" + var.get("language"));
            } else {
                var.set("choice", ", language=en");
            }
        }
    }
    if (var.get("brand") == "aurora") {
        if (var.get("market") == "other") {
            if (var.get("language") ~ "^(en|zh)$") {
                var.set("choice", ", language=" + var.get("language"));
            } else {
                var.set("choice", ", language=en");
            }
        }
    }
    if (var.get("brand") == "pulse") {
        if (var.get("market") == "other") {
            if (var.get("language") ~ "^(en|zh)$") {
                var.set("choice", ", language=" + var.get("language"));
            } else {
                var.set("choice", ", language=en");
            }
        }
    }

    var.set("device", "desktop");
    if (req.http.Sec-CH-UA-Mobile == "?1") {
        var.set("device", "mobile");
    } else if (req.http.Sec-CH-UA-Mobile != "?0" && regsub(req.http.User-Agent, "^(.{512}).*$", "\1") ~ "\b(?:Android|iPhone|iPad|iPod|Mobile|Windows Phone)\b") {
        var.set("device", "mobile");
    }

    var.set("access", "visitor");
    if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-player[ \x09]*=[ \x09]*1[ \x09]*(?:;|$)" && req.http.Cookie !~ "(?:^|;)[ \x09]*foyer-player[ \x09]*=[^;]*;(?:.*;)?[ \x09]*foyer-player[ \x09]*=") {
        var.set("access", "full");
        if (req.http.Cookie !~ "(?:^|;)[ \x09]*foyer-access[ \x09]*=[^;]*;(?:.*;)?[ \x09]*foyer-access[ \x09]*=") {
            if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-access[ \x09]*=[ \x09]*guest[ \x09]*(?:;|$)") {
                var.set("access", "guest");
            }
            if (req.http.Cookie ~ "(?:^|;)[ \x09]*foyer-access[ \x09]*=[ \x09]*restricted[ \x09]*(?:;|$)") {
                var.set("access", "restricted");
            }
        }
    }

    set req.http.Foyer-Visit = "brand=" + var.get("brand") + ", market=" + var.get("market") + var.get("choice") +
        ", device=" + var.get("device") + ", access=" + var.get("access");
}
