/** What is awaited of a calendar, which has `data-view` around it. */
interface Wanted {
  view: 'month' | 'week'
  /** events that are drawn, or counted in a link to more of them */
  events: number
}

/** Where an event is to stand. */
interface Dropped extends Wanted {
  title: string
  day: string
}

declare global {
  interface Window {
    /** the moment at which what is wanted is painted, in ms since the page began */
    painted: (wanted: Wanted) => Promise<number>
    /** from letting go of an event to the moment at which it is painted on its day, in ms */
    dropped: (wanted: Dropped) => Promise<number>
  }
}

const all = (selector: string) => [...document.querySelectorAll(`[data-view] ${selector}`)]

const digits = ({ textContent }: Element) => Number(/\d+/.exec(textContent)?.[0] ?? 0)

const counted = () =>
  all('.calendar-more').reduce((sum, more) => sum + digits(more), all('a.calendar-event').length)

const isThere = ({ view, events }: Wanted) =>
  all('[data-time]').length > 0 === (view === 'week') && counted() === events

const isOnDay = ({ title, day }: Dropped) => {
  const named = all('a.calendar-event').filter(({ textContent }) => textContent.includes(title))
  const [cell] = all(`[role="cell"][data-date="${day}"]`)
  if (named.length !== 1 || !cell) return false
  const [event] = named.map((one) => one.getBoundingClientRect())
  const place = cell.getBoundingClientRect()
  const [x, y] = event ? [event.x + event.width / 2, event.y + event.height / 2] : [0, 0]
  return place.left < x && x < place.right && place.top < y && y < place.bottom
}

async function paintedWhen(isSo: () => boolean): Promise<number> {
  do await new Promise(requestAnimationFrame)
  while (!isSo())
  // A message sent in a frame's callback is read when the frame has been laid out and painted.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(null)
  })
  return performance.now()
}

window.painted = (wanted) => paintedWhen(() => isThere(wanted))

window.dropped = async (wanted) => {
  const letGo = await new Promise<PointerEvent>((resolve) => {
    window.addEventListener('pointerup', resolve, { capture: true, once: true })
  })
  const painted = await paintedWhen(() => isThere(wanted) && isOnDay(wanted))
  return painted - letGo.timeStamp
}
