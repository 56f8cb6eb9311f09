const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝýÿ'
const plain = 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYyy'

/** SQL that folds a text for searching and sorting: no accents, lower case, on both engines alike. */
export const folded = (expression: string): string =>
  `lower(translate(${expression}, '${accented}', '${plain}'))`
