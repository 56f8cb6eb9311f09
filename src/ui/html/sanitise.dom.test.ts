import { describe, expect, it } from 'vitest'
import { sanitised } from './sanitise.ts'

function shown(html: string): string {
  const box = document.createElement('div')
  box.append(sanitised(html))
  return box.innerHTML
}

describe('what came from the service', () => {
  it('keeps what a text is made of', () => {
    const text = '<h2>Programa</h2><p>Amb <strong>la Cobla</strong></p><ul><li>1</li></ul>'
    expect(shown(text)).toBe(text)
  })

  it('opens links beside the application, without a hold of it', () => {
    const link = shown('<a href="https://example.org/" target="_self">web</a>')
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener noreferrer"')
  })

  it('drops identifiers, which could answer for elements of our own', () => {
    expect(shown('<p id="page" class="x" name="y">text</p>')).toBe('<p>text</p>')
  })
})
