#!/bin/sh
# @wordpress/date 5.56.0: in Catalan the editor of WordPress shows "1 de abril de 2026" and "11 de agost de 2026". Its
# documentation says of `dateI18n` that it is like `wp_date()` in PHP, and that one writes "1 d'abril" on the site (its
# `wp_maybe_decline_date` has a rule for the locale `ca`): the same day reads otherwise before and after publishing.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @wordpress/date@5.56.0
cat > day.js <<'JS'
import { dateI18n, getSettings, setSettings } from '@wordpress/date'

const months = 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' ')
const settings = getSettings()
setSettings({ ...settings, l10n: { ...settings.l10n, locale: 'ca', months } })
const shown = ['2026-04-01', '2026-08-11'].map((day) => dateI18n('j \\d\\e F \\d\\e Y', day))
console.log(shown.join('\n'))
process.exitCode = shown.join() === '1 de abril de 2026,11 de agost de 2026' ? 0 : 1
JS
node day.js
