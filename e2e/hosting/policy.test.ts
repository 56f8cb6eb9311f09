import { createHash } from 'node:crypto'
import { guardsFor, policyFor } from './policy.ts'

const policy = policyFor({})

it('the policy of a page lets no script, style, frame or form in but what is its own', () => {
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
  expect(policy).toContain("form-action 'none'; frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:|strict-dynamic/)
})

it('the policy of a page lets styles in that are empty, to which a script of its own adds rules', () => {
  const hash = createHash('sha256').update('').digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
})

it('the policy of a page lets no text become markup or a script, but by the policies that are named', () => {
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types agenda-inert ")
})

it('the policy of a page asks nobody but the application’s own host and those that are named, each once', () => {
  const services = ['https://ca.site.example', 'https://es.site.example', 'https://ca.site.example']
  const told = policyFor({ services, pictures: ['https://cdn.example'] })
  expect(told).toContain("connect-src 'self' https://ca.site.example https://es.site.example;")
  expect(told).toContain(
    "img-src 'self' blob: https://ca.site.example https://es.site.example https://cdn.example;",
  )
  expect(policy).toContain("connect-src 'self';")
})

it('the policy of a page keeps a host to https where that is all it answers over, and no name below it', () => {
  expect(guardsFor({})).not.toHaveProperty('Strict-Transport-Security')
  expect(guardsFor({ https: true })).toHaveProperty('Strict-Transport-Security', 'max-age=31536000')
})

it('the policy of a page comes with headers that keep other pages, types and powers out', () => {
  expect(guardsFor({})).toMatchObject({
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\)/),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
})
