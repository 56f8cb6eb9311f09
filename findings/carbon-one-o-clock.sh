#!/bin/sh
# Carbon 2.65.0 (Debian 12, PHP), `calendar()`: "mañana a las 1:30". In Spanish and Catalan one o'clock has the article of the
# singular, "a la 1:30", and the library has a rule for it (`hour !== 1` in its `Lang/es.php` and `ca.php`); but what it asks is
# the day at midnight, so that the hour is 0 at any time. A ball after midnight is announced so.
# Ends with 0 while that is so, with 1 once it changes. Needs php-cli and php-nesbot-carbon.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > hours.php <<'PHP'
<?php
require 'Carbon/autoload.php';
use Carbon\Carbon;

foreach (['es', 'ca'] as $language) {
    $today = Carbon::create(2026, 12, 12, 12)->locale($language);
    $night = Carbon::create(2026, 12, 13, 1, 30)->locale($language);
    $rule = require "Carbon/Lang/$language.php";
    echo $night->calendar($today), ' | ', ($rule['calendar']['nextDay'])($night), "\n";
}
PHP
php -d include_path=/usr/share/php hours.php | tee seen
printf '%s\n' 'mañana a las 1:30 | [mañana a la] LT' 'demà a les 1:30 | [demà a la] LT' | cmp - seen
