import { watchVersion } from './newVersion.ts'
import { askVersion } from './version.ts'

const workerIn = (state: ServiceWorkerState) =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn() })

test('the newest worker that has everything is asked for its version, and one that comes once it is there', async () => {
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() })
  const active = workerIn('activated')
  const coming = workerIn('installing')
  const workers = { active, waiting: null, installing: null as null | typeof coming }
  const registration = Object.assign(new EventTarget(), { ...workers, update: vi.fn() })
  const stop = watchVersion(registration as unknown as ServiceWorkerRegistration)
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledWith(askVersion))

  registration.installing = coming
  registration.dispatchEvent(new Event('updatefound'))
  document.dispatchEvent(new Event('visibilitychange'))
  coming.state = 'installed'
  coming.dispatchEvent(new Event('statechange'))
  stop()
  await vi.waitFor(() => expect(coming.postMessage).toHaveBeenCalledExactlyOnceWith(askVersion))
  expect(registration.update).toHaveBeenCalledTimes(2)
  expect(active.postMessage).toHaveBeenCalledOnce()
})
