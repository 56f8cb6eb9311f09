import { jsonIn } from './exchange.ts'

const json = 'application/json; charset=UTF-8'
const record = '{"id":5,"title":"Fira {gran} \\"[1]\\""}'
const warning =
  '<br />\n<b>Warning</b>: Undefined array key "a" [8192] in {closure} on line <b>5</b><br />\n'
const read = (text: string, type: string) =>
  jsonIn(new Response('', { headers: { 'Content-Type': type } }), text)

test.each([
  ['alone', record, json, ''],
  ['after a byte order mark', `\uFEFF${record}`, json, 'BOM (U+FEFF)'],
  ['after two', `\uFEFF\uFEFF${record}`, json, 'BOM (U+FEFF)'],
  ['after line breaks and one', `\n\n\uFEFF${record}`, json, 'BOM (U+FEFF)'],
  ['after a warning', warning + record, json, expect.stringContaining('Undefined array key')],
  ['after a bracket left open', `unexpected { in "a{b[c"\n${record}`, json, expect.any(String)],
  ['before a comment', `${record}\n<!-- cached -->`, json, '<!-- cached -->'],
  ['as a page', record, 'text/html; charset=UTF-8', 'Content-Type: text/html; charset=UTF-8'],
  ['between both as a page', `${warning}${record}<!-- x -->`, 'text/html', expect.any(String)],
])('a record %s is read', (_how, text, type, oddity) => {
  expect(read(text, type)).toEqual({ body: JSON.parse(record), oddity })
})

test.each([
  ['one cut short', record.slice(0, -1), json],
  ['a listing cut short after its first record', `{"events":[${record},`, json],
  ['one cut short after a warning', warning + record.slice(0, -1), json],
  ['a page', '<!doctype html><title>Oops</title>', 'text/html'],
  ['a page with data of its own', `<html><script>var x = ${record}</script></html>`, 'text/html'],
  ['a script alone', `<script>window.x = ${record}</script>`, json],
  ['brackets that hold no data', 'Warning [here]', json],
  ['nothing', '', json],
])('%s is no answer', (_what, text, type) => expect(read(text, type)).toBeNull())
