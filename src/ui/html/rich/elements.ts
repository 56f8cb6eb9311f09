/** Elements that stand on lines of their own: white space beside their tags means nothing. */
const blocks = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav noscript ol ' +
    'optgroup option p pre search script section select style summary table tbody td template tfoot th thead ' +
    'tr ul'
  ).split(' '),
)

export function isBlock(name: string): boolean {
  return blocks.has(name)
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

export function isVoid(name: string): boolean {
  return voids.has(name)
}

/** Marks within a line that the editor carries, whatever attributes they have. */
const marks = new Set(
  (
    'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike ' +
    'strong sub sup time tt u var'
  ).split(' '),
)

export function isMark(name: string): boolean {
  return marks.has(name)
}

/** Boxes without a meaning of their own, carried as they are. */
const boxes = new Set('article aside center div figure footer header main section'.split(' '))

export function isBox(name: string): boolean {
  return boxes.has(name)
}
