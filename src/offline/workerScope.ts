/** Something that the worker is woken for, and stays awake for. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** the answer that was on its way while the worker woke up; undefined where none was asked for */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageToWorker extends WorkerEvent {
  readonly data: unknown
  readonly source: { postMessage(message: unknown): void } | null
}

/** As much of a service worker's global scope as is used: its types and those of a page cannot be had at once. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: {
      includeUncontrolled: boolean
    }): Promise<readonly { url: string; postMessage(message: unknown): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}
