import { linesOf } from './written.ts'

const table =
  '<h2>Programa</h2><table><tbody><tr><th>Hora</th><th>Què</th></tr><tr><td>18 h</td><td><p>Portes</p><p>obertes</p></td></tr></tbody></table><dl><dt>Preu</dt><dd>5 €</dd></dl>'

const texts: Readonly<Record<string, readonly [html: string, lines: string]>> = {
  nothing: ['', ''],
  'a plain text': [
    ' Una línia \n dues\n\n\ntres & <ana@x.example> ',
    'Una línia\ndues\n\ntres & <ana@x.example>',
  ],
  'a table and definitions': [table, 'Programa\n\nHora Què\n18 h Portes obertes\n\nPreu\n\n5 €'],
  paragraphs: ['<p>L&#8217;un<br />\nde\ndos</p>\n\n<p>Tres</p>', 'L’un\nde dos\n\nTres'],
  lists: [
    '<p>Cal:</p><ul><li>roba</li><li><p>aigua</p></li></ul><ol start="3"><li>tres</li><li>quatre</li></ol>Fi',
    'Cal:\n\n- roba\n- aigua\n\n3. tres\n4. quatre\n\nFi',
  ],
  links: [
    '<a href="https://a.example/x?y=1&amp;z">Entrades</a>, <a href="https://a.example/">a.example</a>, <a href="mailto:a@a.example">escriviu</a>, <a href="tel:93">93</a>, <a href="/programa">programa</a>',
    'Entrades (https://a.example/x?y=1&z), a.example, escriviu (a@a.example), 93, programa',
  ],
  looks: [
    '200 m<sup>2</sup>, H<sub>2</sub>O, 1<sup>er</sup>, <s>10 €</s> <del>8 €</del> <b>5 €</b>',
    '200 m², H₂O, 1er, ~~10 €~~ ~~8 €~~ 5 €',
  ],
  'what is not shown': [
    '<style>p {}</style><title>t</title><p>a</p><script>b</script><p style="display:none">c</p>',
    'a',
  ],
  'a text that its site breaks into lines': [
    '<h3>Programa</h3>\n10 h: <b>obertura</b>\n12 h: vermut\n\n<ul>\n<li>Un</li>\n</ul>\nFi.\n\nI més,\ncada dia.',
    'Programa\n\n10 h: obertura\n12 h: vermut\n\n- Un\n\nFi.\n\nI més,\ncada dia.',
  ],
  'blocks of a site': [
    '<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>Un</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->\n\n<!-- wp:paragraph -->\n<p>Dos</p>\n<!-- /wp:paragraph -->',
    '- Un\n\nDos',
  ],
  'addresses beside tags': [
    '<b>Ana</b> <ana@x.example>, <la cobla>, 5 < 6',
    'Ana <ana@x.example>, <la cobla>, 5 < 6',
  ],
}

test.each(Object.entries(texts))('%s as lines', (_, [html, lines]) => {
  expect(linesOf(html)).toBe(lines)
})
