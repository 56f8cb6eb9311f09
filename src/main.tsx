import { earlyRequests } from './app/earlyRequests.ts'
import './app/theme/fonts.css'
import './app/theme/unstarted.css'
import './app/theme/print.css'
import { start } from './app/start.tsx'

const element = document.getElementById('root')
if (element) start(element, earlyRequests).catch((error: unknown) => sayUnstarted(element, error))

/** Not even the words could be fetched: what is said then is in the page itself. */
function sayUnstarted(element: HTMLElement, error: unknown): void {
  const words = document.querySelector<HTMLTemplateElement>('#unstarted')
  if (words) element.replaceChildren(words.content.cloneNode(true))
  reportError(error)
}
