import { act, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { useSaving } from './useSaving.ts'

const translator = createInstance().use(initReactI18next)
await translator.init({ lng: 'en', resources: {} })

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={translator}>{children}</I18nextProvider>
)

test('two presses at once save once, and a later one again', async () => {
  let finish = () => {}
  const write = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: { title: 'Fira' } })
      return useSaving({ form, names: ['title'], write })
    },
    { wrapper },
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
