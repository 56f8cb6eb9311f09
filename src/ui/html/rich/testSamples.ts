/** Texts as editors of such calendars leave them behind, at least a part of which can be edited visually. */
const editable = {
  nothing: '',
  'white space only': ' \n ',
  'a word': 'Concert',
  'a word with spaces around': '  Concert \n',
  'a paragraph': '<p>Concert de la cobla a la plaça.</p>',
  'paragraphs as a live service renders them':
    '<p>Un&#8230;</p>\n<p>L&#8217;hort &#8220;gran&#8221;</p>\n',
  'classic text': 'Un primer paràgraf.\n\nUn segon,\namb dues línies.\n\n\nUn tercer.',
  'classic text with marks':
    'Hi haurà <strong>música</strong> i <em>ball</em>.\n\nMés al <a href="https://example.org">web</a>.',
  'classic text with a heading':
    '<h3>Programa</h3>\n10 h: obertura\n12 h: vermut\n\n<ul>\n<li>Un</li>\n<li>Dos</li>\n</ul>\nFi.',
  'Windows line ends': '<p>Un</p>\r\n<p>Dos</p>\r\n\r\nTres\r\nquatre',
  'old tags in capitals': '<P ALIGN=center><B>Gran</B> <I>festa</I></P><HR>',
  'attributes in all ways of quoting': '<p class=a id=\'b\' data-x="c" hidden>Text</p>',
  'a tag over several lines': '<p\n  class="a"\n>Text</p\n>',
  'named and numeric entities':
    '<p>&copy; 2027 &mdash; A &amp; B &#8211; &#x2019; &eacute; &lt;b&gt;</p>',
  'ampersands that nobody escaped': '<p>A & B, R&D, ?a=1&b=2</p>',
  'unknown entities': '<p>&inventat; &; &#; &#xZZ;</p>',
  'no-break spaces, both ways': '<p>10&nbsp;h i 12\u00A0h</p>',
  'the Catalan l·l': '<p>Col·loqui, intel&middot;ligent, paral\u0140lel</p>',
  'right to left': '<p dir="rtl">مهرجان \u200Fالموسيقى\u200E 2027</p>',
  'zero width signs': '<p>a\u200Bb\u200Cc\u200Dd\uFEFFe\u00ADf</p>',
  'emoji, joined and with tones': '<p>👨‍👩‍👧‍👦 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇸 ❤️</p>',
  'combining signs': '<p>cafe\u0301 n\u0303 a\u0300</p>',
  'line breaks in three ways': '<p>a<br>b<br/>c<br />\nd</p>',
  'nested marks': '<p><em><strong>a</strong> b</em> <strong><em>c</em></strong></p>',
  'the same mark twice': '<p><strong>a</strong><strong>b</strong> <b><b>c</b></b></p>',
  'a mark around a space': '<p>a<strong> </strong>b <em> c </em> d</p>',
  'spans with styles':
    '<p><span style="color: #c00; font-size:14px">Vermell</span> i <span class="gran"><span lang="en">big</span></span></p>',
  fonts: '<p><font color="red" face="Arial">Vell</font></p>',
  'an aligned paragraph': '<p style="text-align: center;" class="has-text-align-center">Al mig</p>',
  'a link with all its attributes':
    '<p><a href="https://example.org/?a=1&amp;b=2#c" target="_blank" rel="noopener nofollow" title="Web">web</a></p>',
  'a link to a place on the page':
    '<p><a href="#programa">Programa</a> <a id="programa"></a>Avall</p>',
  'links to mail and telephone':
    '<p><a href="mailto:a@b.example">mail</a> <a href="tel:+34930000000">tel</a></p>',
  'a list': '<ul><li>Un</li><li>Dos</li></ul>',
  'a list with white space and paragraphs': '<ul>\n  <li>Un</li>\n  <li><p>Dos</p></li>\n</ul>',
  'nested lists':
    '<ol start="3" type="a"><li>Un<ul><li>Un u<ol><li>fons</li></ol></li><li>Un dos</li></ul></li><li>Dos</li></ol>',
  'a list with text after an inner list': '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
  'an unclosed list': '<ul><li>Un<li>Dos</ul>',
  'a quotation': '<blockquote><p>Una cita.</p><p>Segueix.</p><cite>Algú</cite></blockquote>',
  'a quotation without paragraphs':
    '<blockquote cite="https://example.org">Una <em>cita</em></blockquote>',
  'a picture':
    '<p><img src="https://example.org/a.jpg" alt="Una &quot;plaça&quot;" width="300" height="200" class="alignleft size-medium wp-image-12" srcset="a.jpg 300w, b.jpg 600w" sizes="(max-width: 300px) 100vw, 300px"></p>',
  'a picture in a figure':
    '<figure class="wp-block-image size-large"><a href="https://example.org"><img src="/a.jpg" alt=""/></a><figcaption class="wp-element-caption">Peu <em>de foto</em></figcaption></figure>',
  'a preformatted text': '<pre class="vers">  Un vers\n    un altre\n\n<b>fort</b></pre>',
  'a rule': '<p>a</p>\n<hr class="wp-block-separator" />\n<p>b</p>',
  'boxes in boxes':
    '<div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:66.66%"><p>Esquerra</p></div><div class="wp-block-column">Dreta</div></div>',
  'an empty box': '<div class="espai" style="height:40px" aria-hidden="true"></div>',
  'block: paragraph': '<!-- wp:paragraph -->\n<p>Bloc</p>\n<!-- /wp:paragraph -->',
  'block: heading with attributes':
    '<!-- wp:heading {"level":3,"className":"x"} -->\n<h3 class="wp-block-heading x">Títol</h3>\n<!-- /wp:heading -->',
  'block: list with items':
    '<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Un</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Dos</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
  'block: quotation':
    '<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Cita</p>\n<!-- /wp:paragraph --><cite>Algú</cite></blockquote>\n<!-- /wp:quote -->',
  'block: picture':
    '<!-- wp:image {"id":12,"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="https://example.org/a.jpg" alt="" class="wp-image-12"/><figcaption>Peu</figcaption></figure>\n<!-- /wp:image -->',
  'block: columns':
    '<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column {"width":"66%"} -->\n<div class="wp-block-column" style="flex-basis:66%"><!-- wp:paragraph -->\n<p>Esquerra</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->',
  'block: of an extension':
    '<!-- wp:tribe/event-datetime {"x":1} /-->\n\n<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->',
  'block: closed twice': '<p>a</p><!-- /wp:paragraph -->',
  'a shortcode in a sentence':
    '<p>Reserveu a [boto text="aquí" url="https://example.org?a=1&b=2"] abans de dijous.</p>',
  'a shortcode around a picture':
    '[caption id="a_1" align="alignleft" width="300"]<img src="/a.jpg" alt="" /> Peu de foto[/caption]',
  'the mark that cuts a text': '<p>Entrada</p>\n<!--more-->\n<p>Resta</p>',
  'a comment without end': '<p>a</p><!-- i ara',
  'a frame':
    '<p>Vídeo:</p>\n<iframe src="https://video.example/embed/1" width="560" allowfullscreen></iframe>',
  'a drawing': '<p>Text</p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  'script and style':
    '<script>alert("<p>1</p>")</script>\n<style>p { color: red }</style>\n<p>Text</p>',
  'hostile attributes':
    '<p onclick="alert(1)">a <img src=x onerror=alert(1)> <a href="javascript:alert(1)">b</a></p>',
  'unclosed tags': '<p>Un <b>fort i <i>cursiva',
  'unclosed paragraphs': '<p>Un<p>Dos<p>Tres',
  'a tag that is never ended': '<p>Un</p>\n>0<A',
  'signs that are no tags': '<p>3 < 4 i 5 > 2, <3, a < b</p>',
  'a broken tag at the end': '<p>Text</p><a href="https://exam',
  'Markdown that nobody converted': '# Títol\n\n* un\n* dos\n\n**fort** & `codi`',
  'text between blocks': '<p>a</p>solt<p>b</p> i <b>més</b> <ul><li>c</li></ul>',
}

/** Texts of which no part can be. */
const locked = {
  'a definition list': '<dl><dt>Lloc</dt><dd>Plaça</dd></dl>',
  'a table': '<table><tr><td>a</td><td>b</td></tr></table>',
  'a table with all its parts':
    '<table class="horari"><caption>Horari <b>nou</b></caption><colgroup><col style="width:30%"><col></colgroup><thead><tr><th scope="col">Hora</th><th>Acte</th></tr></thead><tbody><tr><td rowspan="2">10 h</td><td>Obertura</td></tr><tr><td>Vermut</td></tr></tbody><tfoot><tr><td colspan="2">Gratuït</td></tr></tfoot></table>',
  'a table with lists in cells':
    '<table><tbody><tr><td><ul><li>a</li></ul></td><td></td><td><p>x</p><p>y</p></td></tr></tbody></table>',
  'a table within a table':
    '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>',
  'block: table':
    '<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Hora</th></tr></thead><tbody><tr><td>10</td></tr></tbody></table><figcaption>Horari</figcaption></figure>\n<!-- /wp:table -->',
  'block: embedded film':
    '<!-- wp:embed {"url":"https://video.example/1","type":"video"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://video.example/1\n</div></figure>\n<!-- /wp:embed -->',
  'block: without content': '<!-- wp:latest-posts {"postsToShow":3} /-->',
  'block: never closed': '<!-- wp:paragraph -->\n<p>Obert</p>',
  'block: HTML': '<!-- wp:html -->\n<div onclick="x()">a</div><p>b</p>\n<!-- /wp:html -->',
  'a shortcode alone': '[gallery ids="1,2,3"]',
  comments: '<!-- un --><p>a <!-- dos --> b</p><!---->',
  'a frame in a paragraph': '<p>a <iframe src="https://video.example"></iframe> b</p>',
  'film and sound': '<video controls src="/a.mp4"></video><audio src="/a.mp3"></audio>',
  'a form':
    '<form action="https://elsewhere.example"><input name="a"><button>Envia</button></form>',
  'hostile nesting': '<p><b><p>a</b><math><mtext></p><script>alert(1)</script>',
  'a tag that reaches into the next paragraph': '<p><b>Un</p><p>Dos</p>',
  'end tags of nothing': '</div><p>a</p></p></span>',
  'a lone table row': '<tr><td>a</td></tr>',
  'a sign that spoils a tag': '<p>a<b</p><p>c</p>',
  'Word: paragraph':
    '<p class="MsoNormal" style="mso-margin-top-alt:auto"><o:p>&nbsp;</o:p><span lang="CA">Hola</span></p>',
  'a whole page': '<!DOCTYPE html><html><head><title>x</title></head><body><p>a</p></body></html>',
}

/** Each by its name, which is only for reading. */
export const samples = [
  ...Object.entries(editable).map(([name, html]) => [name, html, true] as const),
  ...Object.entries(locked).map(([name, html]) => [name, html, false] as const),
]
