import { describe, expect, test } from 'vitest'
import { guessedMapping } from './mapping.ts'

describe('the columns of a file', () => {
  test.each([
    ['ca', ['Títol', 'Data d’inici', 'Hora', 'Lloc', 'Preu (€)', 'Categoria', 'Descripció']],
    ['es', ['Título', 'Fecha de inicio', 'Hora', 'Lugar', 'Precio', 'Categoría', 'Descripción']],
    ['en', ['title', 'start_date', 'start time', 'venue', 'cost', 'categories', 'description']],
  ])('are guessed in %s', (_language, names) => {
    const guessed = guessedMapping('events', names)
    expect(guessed).toEqual({
      title: 0,
      start_date: 1,
      start_clock: 2,
      venue: 3,
      cost: 4,
      categories: 5,
      description: 6,
    })
  })

  test('are taken once, the surest first, and left where nothing fits', () => {
    expect(guessedMapping('events', ['Notes internes', 'Nom', 'title', 'Dia'])).toEqual({
      title: 2,
      start_date: 3,
    })
    expect(guessedMapping('venues', ['Nom', 'Ciutat', 'CP'])).toEqual({ venue: 0, city: 1, zip: 2 })
  })
})
