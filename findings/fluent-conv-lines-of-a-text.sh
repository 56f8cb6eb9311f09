#!/bin/sh
# fluent_conv 3.3.0: a text of several lines does not come back. In the syntax of Fluent 1.0 (`indented_char`) a line within a
# text does not begin with "*", "[" or "."; such a sign is put into `{ "*" }`. The package writes "* cadires" as it is, and what
# follows "Fira" is no part of the text then, for its own reader and for that of Fluent's makers. Of a reference to an
# attribute, `{ fira.title }`, it keeps `{ fira }`, which is another text, and of `{ "{" }`, a brace, it makes a bare brace.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund fluent_conv@3.3.0 @fluent/syntax@0.19.0
cat > texts.cjs <<'JS'
const { ftl2js, js2ftl } = require('fluent_conv')
const { parse } = require('@fluent/syntax')

const read = async () => {
  const written = await js2ftl({ needs: 'Porteu:\n* cadires\n* taules' })
  const [message] = parse(written).body
  const back = await ftl2js('fira = Fira\n    .title = Fira de Nadal\nref = A la { fira.title }\nbrace = Un { "{" } sol\n')
  const byFluent = message.value.elements[0].value
  return { byFluent, byItself: (await ftl2js(written)).needs, ref: back.ref, brace: back.brace }
}
read().then((seen) => {
  console.log(seen)
  process.exitCode = Object.values(seen).join('|') === 'Porteu:|Porteu:|A la { fira }|Un { sol' ? 0 : 1
})
JS
node texts.cjs
