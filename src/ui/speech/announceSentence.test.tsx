import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LiveRegion } from '../live/LiveRegion.tsx'
import { announceSentence } from './announceSentence.tsx'
import { inLanguage } from './inLanguage.ts'

it('says a text of the calendar in its language, and the same sentence twice', () => {
  render(<LiveRegion />)
  const region = screen.getByRole('status')
  const say = () => act(() => announceSentence(`Saving “${inLanguage('Fira', 'ca')}”`))
  say()
  expect(region.innerHTML).toBe('Saving “<span lang="ca">Fira</span>”')
  const before = region.firstChild
  say()
  expect(region.textContent).toBe('Saving “Fira”')
  expect(region.firstChild).not.toBe(before)
})
