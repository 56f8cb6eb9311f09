import { render } from '@testing-library/react'
import { assert, property, string } from 'fast-check'
import { inLanguage } from './inLanguage.ts'
import { Sentence } from './Sentence.tsx'

it('draws a text of the calendar in its language, and the rest in the interface’s', () => {
  const words = `“${inLanguage('Fira', 'ca')}” is now inside “${inLanguage('Feria', 'es')}”.`
  const { container } = render(<Sentence words={words} />)
  expect(container.innerHTML).toBe(
    '“<span lang="ca">Fira</span>” is now inside “<span lang="es">Feria</span>”.',
  )
})

it('leaves words of the interface as they are', () => {
  const { container } = render(<Sentence words={`“${inLanguage('Untitled', undefined)}” saved.`} />)
  expect(container.innerHTML).toBe('“Untitled” saved.')
})

it('loses no letter of any text, but the signs it is marked by', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const { container, unmount } = render(<Sentence words={`a ${inLanguage(text, 'ca')} b`} />)
      expect(container.textContent).toBe(`a ${text.replaceAll(/[\uE000-\uE002]/g, '')} b`)
      unmount()
    }),
  )
})
