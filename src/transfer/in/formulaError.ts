/** «#REF!», «#¡VALOR!», «#NOM?», «#N/D»: what spreadsheets show where a formula comes to nothing, in their languages. */
const errors =
  /^#(?:¡?(?:REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|NUL|SPILL|CALC)!|¿?(?:NAME|NOMBRE|NOM)\?|N\/[AD])$/i

/** Whether nobody wrote that: a formula of the cell came to an error. */
export const isFormulaError = (text: string): boolean => errors.test(text.trim())
