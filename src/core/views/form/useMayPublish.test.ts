import { mayPublishOf } from './useMayPublish.ts'

const events = { edit_tribe_events: true, publish_tribe_events: true }

test.each([
  [{ roles: ['contributor'], capabilities: events }, true],
  [{ roles: ['author'], capabilities: { edit_tribe_events: true } }, false],
  [{ roles: ['author'], capabilities: { ...events, publish_tribe_events: false } }, false],
  [{ roles: ['editor'] }, true],
  [{ roles: ['contributor', 'editor'] }, true],
  [{ roles: ['contributor'] }, false],
  [{ roles: ['subscriber'] }, null],
  [{ roles: ['shop_manager'] }, null],
  [{ roles: [] }, null],
  [{ code: 'rest_no_route' }, null],
  ['<html>', null],
  [undefined, null],
])('%j may publish: %j', (answer, may) => expect(mayPublishOf(answer)).toBe(may))
