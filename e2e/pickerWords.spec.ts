import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES, say } from './words.ts'

for (const language of LANGUAGES)
  test(`the calendar of a date speaks ${language} in its own words too ${language === 'es' ? '@once' : '@once @full'}`, async ({
    page,
    signIn,
  }) => {
    await signIn(language, 'events/new')
    const form = new EventForm(page, language)
    const words = (path: string, holes = {}) => say(language, `form:picker.${path}`, holes)
    const inWords = (part: 'month' | 'weekday', day: string) =>
      new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(new Date(day))
    await form.typeMoment('start_date', `${dayFromNow(0)} 10:00`)
    await page
      .getByRole('button', { name: words('openFor', { field: form.label('start_date') }) })
      .click()
    const chooser = page.getByRole('dialog', { name: words('chooseDate') })
    await expect(chooser.getByText(new RegExp(inWords('month', dayFromNow(0)), 'i'))).toBeVisible()
    // The weeks begin on a Monday, as this one did.
    await expect(chooser.getByRole('columnheader').first()).toHaveAccessibleName(
      new RegExp(`^${inWords('weekday', '2026-11-23')}`, 'i'),
    )
    for (const button of ['previousMonth', 'nextMonth'])
      await expect(chooser.getByRole('button', { name: words(button) })).toBeVisible()
  })
