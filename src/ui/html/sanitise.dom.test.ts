import { sanitised } from './sanitise.ts'

function shown(html: string): string {
  const box = document.createElement('div')
  box.append(sanitised(html))
  return box.innerHTML
}

it('what came from the service keeps what a text is made of', () => {
  const text = '<h2>Programa</h2><p>Amb <strong>la Cobla</strong></p><ul><li>1</li></ul>'
  expect(shown(text)).toBe(text)
})

it('what came from the service: opens links beside the application, without a hold of it', () => {
  const link = shown('<a href="https://example.org/" target="_self">web</a>')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
})

it('what came from the service: drops identifiers, which could answer for elements of our own', () => {
  expect(shown('<p id="page" class="x" name="y">text</p>')).toBe('<p>text</p>')
})
