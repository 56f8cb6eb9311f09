import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StandIn } from './StandIn.tsx'

test('the words that stand in for an editor show signs, not how a service writes them', () => {
  const html = '<p>L&#8217;hort &#038; &#8220;amics&#8221;</p><p>3&nbsp;&lt;&nbsp;4</p>'
  const props = { id: 'a', labelledBy: 'b', describedBy: 'c', lines: 3, html, onEnter: () => {} }
  const drawn = renderToString(<StandIn {...props} />)
  expect(drawn).toContain('L’hort &amp; “amics”\n3 &lt; 4</textarea>')
})
