import { render, screen } from '@testing-library/react'
import { Facts } from './Facts.tsx'

test('each fact is a text of its own, and no sign stands between them', () => {
  const { container } = render(
    <Facts>
      Event 3{['Published', '', undefined]}
      {false}
      <a href="https://site.example/">Open on the site</a>
    </Facts>,
  )
  expect(container.textContent).toBe('Event 3 Published Open on the site')
  expect(screen.getByText('Published')).toBeVisible()
  expect(screen.getByRole('link')).toBeVisible()
})
