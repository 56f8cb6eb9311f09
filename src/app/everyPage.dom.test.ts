import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient } from '../core/query/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { configurationOf } from '../api/configuration.ts'
import configurationFile from '../../public/config.json'
import { moved, ofThisDevice, readAtOnce, readInParts, toFill } from './testEveryPage.ts'
import { createAppRouter } from './router.ts'
import { createSession } from './session/session.ts'

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

test('the states of every page are tried: none was added without being named among those', async () => {
  const base = 'https://agenda.test/'
  const configuration = configurationOf(configurationFile)
  const queryClient = createQueryClient()
  const session = createSession({ configuration, base, account: null, queryClient })
  const history = createMemoryHistory()
  const router = createAppRouter(session, await createTranslator('en'), base, history)
  const tried = [
    ...readAtOnce.map(([path]) => path),
    ...readInParts,
    ...toFill,
    ...ofThisDevice,
    ...moved,
  ]
  const routeOf = (address: string) => {
    const [path = ''] = address.replace(':id', '7').split('?')
    const [, , route] = router.getMatchedRoutes(path)
    return withoutSlash(route?.fullPath ?? `nothing at ${path}`)
  }
  const pages = Object.keys(router.routesByPath).map(withoutSlash)
  expect(new Set(tried.map(routeOf))).toEqual(new Set(pages))
})
