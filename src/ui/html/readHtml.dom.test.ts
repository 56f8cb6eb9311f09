import { withoutDetours, plainHtml } from './readHtml.ts'

/** As word processors and browsers put it on the clipboard. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=CA><!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span
lang=CA style='font-size:12.0pt;font-family:"Arial"'>Festa major</span></b><span lang=CA> al barri<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`

const wordList = `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Un</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Un u</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Dos</p>`

const documents = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Fort</span><span style="font-weight:400;font-style:italic"> i cursiva</span></p></b>`

const wordComment = `<body lang=CA><!--StartFragment--><p class=MsoNormal>A les <a style='mso-comment-reference:AB_1;mso-comment-date:20261126T1010'>vuit</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1')" href="#_msocom_1">[AB1]</a><![endif]></span></span> del vespre.</p><!--EndFragment--><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[AB1]</a>No publiqueu encara.</p></div></div></div></body>`

const documentLooks = `<b style="font-weight:normal;" id="docs-internal-guid-2"><p dir="ltr"><span style="font-weight:400;text-decoration:none;vertical-align:baseline;">Sala de 200 m</span><span style="font-size:6.6pt;vertical-align:super;">2</span><span style="text-decoration:line-through;"> abans 10 €</span><span style="text-decoration:underline;"> ara 5 €</span></p><br /><ul><li dir="ltr" role="checkbox" aria-checked="false"><img src="https://lh3.example/check.png" width="17" height="17" alt="sense marcar" /><p dir="ltr"><span>Portar roba</span></p></li></ul></b>`

const safelink =
  'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fentrades.example%2Fball%3Fid%3D7&data=05%7C02%7Canna.b%40ajuntament.example&sdata=x&reserved=0'

const pasted: Readonly<Record<string, readonly [html: string, clean: string]>> = {
  'from Word': [word, '<p><strong>Festa major</strong> al barri</p>'],
  'a list from Word': [wordList, '<ul><li>Un<ol><li>Un u</li></ol></li><li>Dos</li></ul>'],
  'from documents of the web': [
    documents,
    '<p dir="ltr"><strong>Fort</strong><em> i cursiva</em></p>',
  ],
  'boxes of a page': [
    '<div class="a"><div id="b">Un</div><div>Dos</div></div>',
    '<p>Un</p>\n<p>Dos</p>',
  ],
  'fonts and colours': [
    '<p><font color="red">a</font> <span style="color:red">b</span></p>',
    '<p>a b</p>',
  ],
  'a script': ['<p>a<script>alert(1)</script></p><style>p{}</style>', '<p>a</p>'],
  'attributes that run': ['<p onclick="x()" data-a="1">a</p>', '<p>a</p>'],
  'a link that runs': ['<p><a href="java&#10;script:alert(1)">a</a></p>', '<p>a</p>'],
  'a link to a file': ['<p><a href="file:///C:/a.doc">a</a></p>', '<p>a</p>'],
  'a picture that counts readers': [
    '<p>a<img src="https://t.example/p.gif" width="1" height="1"></p>',
    '<p>a</p>',
  ],
  'a picture of the clipboard': ['<p>a<img src="data:image/png;base64,AAAA"></p>', '<p>a</p>'],
  'a picture': [
    '<p><img class="x" src="https://a.example/a.jpg" loading="lazy"></p>',
    '<p><img src="https://a.example/a.jpg" alt=""></p>',
  ],
  'a great heading': ['<h1 class="title">Títol</h1>', '<h2>Títol</h2>'],
  'a table': [
    '<table class="x"><tbody><tr><td style="a" colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  'a frame and a form': [
    '<p>a</p><iframe src="https://a.example"></iframe><form><input></form>',
    '<p>a</p>',
  ],
  'a note in the margin of Word': [wordComment, '<p>A les vuit del vespre.</p>'],
  'raised, struck and ticked from documents of the web': [
    documentLooks,
    '<p dir="ltr">Sala de 200 m<sup>2</sup><s> abans 10 €</s> ara 5 €</p>\n<ul><li dir="ltr"><p dir="ltr">Portar roba</p></li></ul>',
  ],
  'a link out of Outlook': [
    `<p><a href="${safelink.replaceAll('&', '&amp;')}">aquí</a></p>`,
    '<p><a href="https://entrades.example/ball?id=7">aquí</a></p>',
  ],
  'what is not shown': [
    '<title>t</title><p hidden>a</p><p style="Display: none">b</p><!--[if mso]><p>c</p><![endif]--><p>d<span style="mso-hide:all">e</span></p>',
    '<p>d</p>',
  ],
  'blocks of every kind': [
    '<div>a<div>b</div>c</div>d<section>e</section><dl><dt>f</dt><dd>g</dd></dl><address>h</address>',
    '<p>a</p>\n<p>b</p>\n<p>c</p>\n<p>d</p>\n<p>e</p>\n<p>f</p>\n<p>g</p>\n<p>h</p>',
  ],
  'an inner list beside its item': [
    '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  'code in boxes': ['<pre><div>a</div><div> b</div></pre>', '<pre>a\n b\n</pre>'],
  'an element by the name of a property': ['<constructor>a</constructor>', '<p>a</p>'],
  'a letter': ['<div>a</div><div><br></div><div>b<br>c<br></div>', '<p>a</p>\n<p>b<br>c</p>'],
  'words with nothing but a space in bold': ['<p>a<b> </b>b<i><br></i>c</p>', '<p>a b<br>c</p>'],
  'a link around blocks': [
    '<a href="https://a.example/"><h3>a</h3>b</a>',
    '<h3><a href="https://a.example/">a</a></h3>\n<p><a href="https://a.example/">b</a></p>',
  ],
  'lines of verse': ['<pre>a\n <span>b</span></pre><p>c\n  d</p>', '<pre>a\n b</pre>\n<p>c d</p>'],
  'a picture that counts readers by its style': [
    '<p>a<img src="https://t.example/p.gif" style="width: 1px; height: 1px"></p>',
    '<p>a</p>',
  ],
  'a link that runs behind a detour': [
    '<p><a href="https://www.google.com/url?q=javascript:alert(1)">a</a></p>',
    '<p><a href="https://www.google.com/url?q=javascript:alert(1)">a</a></p>',
  ],
  comments: ['<!--StartFragment--><p>a</p><!--EndFragment-->', '<p>a</p>'],
}

it.each(Object.entries(pasted))('what is pasted %s is cleaned', (_name, [html, clean]) => {
  expect(plainHtml(html)).toBe(clean)
})

it('shows the browser no style, of each of which it would tell that the policy refuses it', () => {
  const parsing = vi.spyOn(DOMParser.prototype, 'parseFromString')
  const html = '<style>p{}</style><p class="a" style="color:red" title=\' style=b\' STYLE = c>a</p>'
  expect(plainHtml(html)).toBe('<p>a</p>')
  const shown = String(parsing.mock.calls)
  expect(shown).toContain(
    '<p class="a" data-style="color:red" title=\' style=b\' data-style = c>a</p>',
  )
  expect(shown).not.toContain('<style')
  parsing.mockRestore()
})

it.each([
  ['https://a.example/x?utm_source=n&id=3&fbclid=abc#d', 'https://a.example/x?id=3#d'],
  ['https://www.google.com/url?q=https://a.example/%3Futm_medium%3Dx&sa=D', 'https://a.example/'],
  [safelink, 'https://entrades.example/ball?id=7'],
  [
    `https://www.google.cat/url?url=${encodeURIComponent(safelink)}`,
    'https://entrades.example/ball?id=7',
  ],
  ['https://urldefense.com/v3/__https://a.example/b?c=1__;!!x!y$', 'https://a.example/b?c=1'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F&h=x', 'https://a.example/'],
  ['https://a.example/url?url=https://b.example', 'https://a.example/url?url=https://b.example'],
  ['https://a.example/?a=1&b', 'https://a.example/?a=1&b'],
  ['mailto:a@b.example?utm_source=x', 'mailto:a@b.example?utm_source=x'],
])('what is pasted %s leads to %s', (address, clean) => expect(withoutDetours(address)).toBe(clean))
