import { apiErrorOf } from './apiError.ts'

const error = (code: string, data: unknown = {}) => ({ code, message: `about ${code}`, data })

/** contract.md §4; what the address named a record by; what the application makes of it */
const answers = [
  [400, error('rest_invalid_param', { params: { id: 'x' } }), 'id', 'missing'],
  [400, error('rest_invalid_param', { params: { slug: 'x' } }), 'slug', 'missing'],
  [400, error('rest_invalid_param', { params: { slug: 'x' } }), 'id', 'invalid'],
  [400, error('rest_invalid_param', { params: { id: 'x', title: 'y' } }), 'id', 'invalid'],
  [400, error('rest_invalid_param', { params: { slug: 'x' } }), null, 'invalid'],
  [400, error('rest_missing_callback_param', { params: ['title'] }), null, 'invalid'],
  [400, error('rest-invalid-event-id'), 'id', 'missing'],
  [401, error('rest_forbidden'), null, 'ended'],
  [401, error('rest_not_logged_in'), null, 'ended'],
  [401, error('incorrect_password'), 'id', 'ended'],
  [401, error('rest_cannot_create'), null, 'ended'],
  [401, error(''), null, 'ended'],
  [401, error('rest_cannot_access'), null, 'blocked'],
  [401, error('itsec_rest_api_access_restricted'), 'id', 'blocked'],
  [403, error('rest_forbidden'), 'id', 'forbidden'],
  [403, error('rest_cookie_invalid_nonce'), 'id', 'ended'],
  [403, error('event-not-accessible'), 'id', 'forbidden'],
  [403, error('event-password-protected'), 'id', 'password'],
  [403, error('event-no-longer-available'), 'id', 'missing'],
  [404, error('rest-event-not-found'), 'id', 'missing'],
  [404, error('rest_term_invalid'), 'id', 'missing'],
  [404, error('rest_post_invalid_id'), 'id', 'missing'],
  [404, error('internal_server_error'), 'id', 'noRoute'],
  [404, error(''), 'id', 'noRoute'],
  [404, error('rest_no_route'), null, 'noRoute'],
  [404, error('venue-archive-page-not-found'), null, 'pastEnd'],
  [410, error('event-is-in-trash'), 'id', 'missing'],
  [429, error('slow_down'), null, 'busy'],
  [500, error('internal_server_error'), 'id', 'failed'],
  [500, error('duplicate_term_slug', null), 'id', 'invalid'],
] as const

test.each(answers)('refusalOf %i %j', (status, body, namedBy, kind) => {
  expect(apiErrorOf(status, body, namedBy)).toMatchObject({ kind, status, code: body.code })
})

test('refusalOf names the fields, whether they come as a list or with words', () => {
  const missing = error('rest_missing_callback_param', { params: ['title', 'start_date'] })
  expect(apiErrorOf(400, missing, null).params).toEqual({ title: '', start_date: '' })
  const invalid = error('rest_invalid_param', { params: { website: 'No.' }, details: [] })
  expect(apiErrorOf(400, invalid, null).params).toEqual({ website: 'No.' })
  const odd = error('rest_invalid_param', { params: { website: { why: 'No.' }, title: ['No.'] } })
  expect(apiErrorOf(400, odd, null).params).toEqual({ website: '', title: '' })
})

test.each([
  ['could-not-create-venue', 400, 'venue'],
  ['could-not-create-organizer', 400, 'organizer'],
  ['term_exists', 400, 'name'],
  ['duplicate_term_slug', 500, 'slug'],
  ['empty_term_name', 400, 'name'],
])('refusalOf %s speaks of a field', (code, status, field) => {
  expect(Object.keys(apiErrorOf(status, error(code), 'id').params)).toEqual([field])
})

test('refusalOf keeps what the service adds', () => {
  expect(apiErrorOf(400, error('term_exists', { term_id: 7 }), null).data).toEqual({ term_id: 7 })
})

test.each([null, [], 'text', 5, { data: null }, { code: 5, message: {}, data: { params: 3 } }])(
  'survives the body %j',
  (body) => {
    expect(apiErrorOf(400, body, null)).toMatchObject({ kind: 'invalid', code: '', params: {} })
  },
)
