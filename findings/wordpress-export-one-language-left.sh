#!/bin/sh
# wordpress-export-to-markdown 2.2.2: of two pages of the same name one is left, and it says [OK] to both. WordPress keeps the
# names of pages apart within one parent alone (`wp_unique_post_slug`), so that /ca/fira/ and /es/fira/ are two pages; in the
# folder there is one `fira/index.md`, with the page that came last. A site that has its languages so loses pages of one.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund wordpress-export-to-markdown@2.2.2
page() {
  echo "<item><title>$4</title><link>https://x.example/$5/</link><pubDate>Sat, 28 Nov 2026 10:00:00 +0000</pubDate>"
  echo "<content:encoded><![CDATA[<p>$4</p>]]></content:encoded><wp:post_id>$1</wp:post_id><wp:post_parent>$2</wp:post_parent>"
  echo "<wp:post_name>$3</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>"
}
{
  echo '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">'
  echo '<channel><title>Agenda</title><wp:wxr_version>1.2</wp:wxr_version>'
  page 1 0 ca Inici ca; page 2 1 fira Fira ca/fira; page 3 0 es Inicio es; page 4 3 fira Feria es/fira
  echo '</channel></rss>'
} > export.xml
npx --no-install wordpress-export-to-markdown --wizard false --input export.xml --output out --include-other-types true \
  --save-attached-images false --save-scraped-images false > said
grep OK said
find out -name '*.md' | sort
[ "$(grep -c 'OK.*fira' said)" = 2 ]
[ "$(find out -name '*.md' | wc -l)" = 3 ]
[ "$(grep -rlE '^(Fira|Feria)$' out | xargs tail -n 1)" = Feria ]
