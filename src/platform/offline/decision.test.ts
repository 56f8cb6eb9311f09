import { decisionOn, isFile } from './decision.ts'

const scope = 'https://site.example/agenda/'
const asked = (path: string, mode = 'cors', method = 'GET') =>
  decisionOn({ method, mode, url: new URL(path, scope).href }, scope)

it('the worker answers what is the application’s own', () => {
  expect(asked('', 'navigate')).toBe('page')
  expect(asked('ca/events/12?view=1', 'navigate')).toBe('page')
  expect(asked('settings', 'navigate')).toBe('page')
  expect(asked('assets/shell-B19_y9iX.js')).toBe('file')
  expect(asked('assets/tableWorker-1a.js?again#part', 'same-origin')).toBe('file')
  expect(asked('config.json', 'same-origin')).toBe('configuration')
})

it.each(['cors', 'navigate', 'no-cors', 'same-origin'])('a service is left alone: %s', (mode) => {
  for (const path of [
    'ca/wp-json/calendar/events/v1/events?page=2',
    'wp-json/wp/v2/users/me',
    'wp-json',
    'ca/?rest_route=/calendar/events/v1/events',
    'wp-admin/admin-ajax.php?action=rest-nonce',
    'wp-login.php',
    'wp-content/uploads/assets/picture.png',
    'ca/wp-json/assets/config.json',
  ])
    expect(asked(path, mode), path).toBe('pass')
})

it('the worker leaves alone what lies elsewhere, what writes, and what it does not know', () => {
  expect(asked('/', 'navigate')).toBe('pass')
  expect(asked('licences.txt', 'navigate')).toBe('pass')
  expect(asked('/agenda-old/assets/shell.js')).toBe('pass')
  expect(asked('https://elsewhere.example/agenda/assets/shell.js')).toBe('pass')
  expect(asked('assets/shell.js', 'cors', 'POST')).toBe('pass')
  expect(asked('', 'navigate', 'POST')).toBe('pass')
  expect(asked('pictures/12.png', 'no-cors')).toBe('pass')
  expect(asked('ca/config.json')).toBe('pass')
  expect(asked('ca/assets/x.js')).toBe('pass')
  expect(asked('sw.js')).toBe('pass')
})

test('an index in place of a file is none', () => {
  const answer = (type: string, status = 200) =>
    new Response('', { status, headers: { 'Content-Type': type } })
  expect(isFile(answer('text/javascript; charset=utf-8'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('text/javascript', 404))).toBe(false)
})
