import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTranslator } from '../../i18n/i18n.ts'
import { ApiError } from '../../api/apiError.ts'
import { JobActions } from './JobDialog.tsx'
import { JobPanel } from './JobPanel.tsx'
import { type JobInPage, useJob } from './createJob.ts'

type Came = 'refused' | 'saved'
let shown: JobInPage<number, Came>

function Things({ onDrawn }: { onDrawn: (job: JobInPage<number, Came>) => void }) {
  const job = useJob<number, Came>({ keyOf: String, pausesAfter: (came) => came === 'refused' })
  useEffect(() => {
    onDrawn(job)
  })
  return (
    <>
      <JobPanel
        job={job}
        keyOf={String}
        outcomeOf={({ outcome }) => outcome ?? 'waiting'}
        render={({ item }) => `Thing ${item}`}
        pausedBy={new ApiError({ kind: 'offline' })}
      />
      <JobActions job={job} onClose={() => {}} />
    </>
  )
}

async function draw() {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['job', 'service'])
  render(
    <I18nextProvider i18n={translator}>
      <Things onDrawn={(job) => (shown = job)} />
    </I18nextProvider>,
  )
}

test('the results of 500 records are drawn fifty at a time, what needs looking at first', async () => {
  await draw()
  const items = Array.from({ length: 500 }, (_, at) => at + 1)
  // Every tenth is refused, which makes it pause.
  const came = async (item: number): Promise<Came> => (item % 10 === 0 ? 'refused' : 'saved')
  await act(async () => {
    const { job } = shown
    job.subscribe(() => {
      if (job.state().isPaused) job.resume()
    })
    await job.run(items, came)
  })
  const summary = await screen.findByText(/^Done: /)
  expect(summary).toHaveTextContent('Done: 450 saved and 50 refused.')
  const drawn = () => document.querySelectorAll('li').length
  expect(drawn()).toBe(100)
  expect(document.querySelectorAll('*').length).toBeLessThan(500)
  const [first] = document.querySelectorAll('details')
  expect(first).toHaveTextContent('50 refused')
  expect(first).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Show more', hidden: true }))
  expect(drawn()).toBe(150)
})

test('while it runs it says how far it is, and why it paused by itself', async () => {
  await draw()
  act(() => {
    void shown.job.run([1, 2, 3, 4, 5, 6, 7], async (item) => (item === 1 ? 'refused' : 'saved'))
  })
  await screen.findByText('4 of 7: 3 saved and 1 refused')
  expect(screen.getByText(/^Paused\. .*This device has no connection/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '4 of 7' })).toBeVisible()
})

test('its buttons pause it, let it go on, and stop it', async () => {
  await draw()
  const underWay: (() => void)[] = []
  const work = () => new Promise<Came>((resolve) => underWay.push(() => resolve('saved')))
  const end = () => act(async () => underWay.splice(0).forEach((ended) => ended()))
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  act(() => void shown.job.run([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], work))
  await press('Pause')
  await end()
  expect(underWay).toHaveLength(0)
  await press('Continue')
  expect(underWay).toHaveLength(4)
  await press('Stop here')
  await end()
  expect(await screen.findByText('Done: 8 saved and 2 not done.')).toBeVisible()
})
