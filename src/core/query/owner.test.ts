import { anonymous } from '../../api/account.ts'
import { ownerOf } from './owner.ts'

const site = 'https://site.example/wp-json/'
const password = 'abcd efgh'

test('an owner is a site and an account of it, without anything secret', () => {
  const owner = ownerOf({ site, account: { kind: 'password', login: 'editor', password } })
  expect(owner).toBe(`${site} password:editor`)
  expect(ownerOf({ site, account: anonymous })).not.toBe(owner)
})
