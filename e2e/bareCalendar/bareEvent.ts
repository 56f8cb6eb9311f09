/** An event as the bare component is given it. */
export interface BareEvent {
  id: string
  title: string
  /** `YYYY-MM-DDTHH:MM:SS` */
  start: string
  end: string
  url: string
  color: string
}
