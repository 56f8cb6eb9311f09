import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { providers } from '../../../testProviders.tsx'
import { useSaving } from './useSaving.ts'

test('two presses at once save once, and a later one again', async () => {
  let finish = () => {}
  const write = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: { title: 'Fira' } })
      return useSaving({ form, names: ['title'], write })
    },
    { wrapper: await providers(['form', 'recordForm', 'service']) },
  )
  await act(async () => {
    result.current.save()
    result.current.save()
  })
  expect(write).toHaveBeenCalledOnce()
  await act(async () => finish())
  await act(async () => result.current.save())
  expect(write).toHaveBeenCalledTimes(2)
})
