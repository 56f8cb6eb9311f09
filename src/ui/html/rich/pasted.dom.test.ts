import { describe, expect, it } from 'vitest'
import { cleaned, withoutTracking } from './pasted.ts'

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

describe('what is pasted', () => {
  it.each([
    ['from Word', word, '<p><strong>Festa major</strong> al barri</p>'],
    ['a list from Word', wordList, '<ul><li>Un<ol><li>Un u</li></ol></li><li>Dos</li></ul>'],
    [
      'from documents of the web',
      documents,
      '<p dir="ltr"><strong>Fort</strong><em> i cursiva</em></p>',
    ],
    [
      'boxes of a page',
      '<div class="a"><div id="b">Un</div><div>Dos</div></div>',
      '<p>Un</p><p>Dos</p>',
    ],
    [
      'fonts and colours',
      '<p><font color="red">a</font> <span style="color:red">b</span></p>',
      '<p>a b</p>',
    ],
    ['a script', '<p>a<script>alert(1)</script></p><style>p{}</style>', '<p>a</p>'],
    ['attributes that run', '<p onclick="x()" data-a="1">a</p>', '<p>a</p>'],
    ['a link that runs', '<p><a href="java&#10;script:alert(1)">a</a></p>', '<p>a</p>'],
    ['a link to a file', '<p><a href="file:///C:/a.doc">a</a></p>', '<p>a</p>'],
    [
      'a picture that counts readers',
      '<p>a<img src="https://t.example/p.gif" width="1" height="1"></p>',
      '<p>a</p>',
    ],
    ['a picture of the clipboard', '<p>a<img src="data:image/png;base64,AAAA"></p>', '<p>a</p>'],
    [
      'a picture',
      '<p><img class="x" src="https://a.example/a.jpg" loading="lazy"></p>',
      '<p><img src="https://a.example/a.jpg" alt=""></p>',
    ],
    ['a great heading', '<h1 class="title">Títol</h1>', '<h2>Títol</h2>'],
    [
      'a table',
      '<table class="x"><tbody><tr><td style="a" colspan="2">a</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ],
    [
      'a frame and a form',
      '<p>a</p><iframe src="https://a.example"></iframe><form><input></form>',
      '<p>a</p>',
    ],
    ['comments', '<!--StartFragment--><p>a</p><!--EndFragment-->', '<p>a</p>'],
  ])('%s is cleaned', (_name, html, clean) => {
    expect(cleaned(html)).toBe(clean)
  })

  it.each([
    ['https://a.example/x?utm_source=n&id=3&fbclid=abc#d', 'https://a.example/x?id=3#d'],
    ['https://www.google.com/url?q=https://a.example/%3Futm_medium%3Dx&sa=D', 'https://a.example/'],
    ['https://a.example/?a=1&b', 'https://a.example/?a=1&b'],
    ['mailto:a@b.example?utm_source=x', 'mailto:a@b.example?utm_source=x'],
  ])('%s leads to %s', (address, clean) => {
    expect(withoutTracking(address)).toBe(clean)
  })
})
