#!/bin/sh
# word-count 0.3.1, words-count 2.0.2 ("for multi-languages") and wordcount 1.1.1, by which a translation is reckoned: "l·l" is
# the end of a word to them. In the segmentation of Unicode the middle dot belongs to the word (UAX #29, MidLetter, WB6 and
# WB7): "col·lecció nova" is two words, and they count three. For wordcount so is the apostrophe in the midst of a word, which
# is of the same kind there, as in "d'estiu"; `Intl.Segmenter` and alfaaz 1.1.0 count right.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
tools='word-count@0.3.1 words-count@2.0.2 wordcount@1.1.1 alfaaz@1.1.0'
npm install --ignore-scripts --silent --no-audit --no-fund $tools
cat > words.js <<'JS'
import { countWords } from 'alfaaz'
import wordCount from 'word-count'
import wordcount from 'wordcount'
import * as words from 'words-count'

const unicode = new Intl.Segmenter('ca', { granularity: 'word' })
const counters = {
  unicode: (text) => [...unicode.segment(text)].filter(({ isWordLike }) => isWordLike).length,
  alfaaz: countWords,
  wordCount,
  wordsCount: words.wordsCount ?? words.default.wordsCount ?? words.default,
  wordcount,
}
const texts = ['col·lecció nova', "nit d'estiu"]
const seen = Object.fromEntries(Object.entries(counters).map(([name, count]) => [name, texts.map((text) => count(text))]))
console.log(seen)
process.exitCode = String(Object.values(seen)) === '2,2,2,2,3,2,3,2,3,3' ? 0 : 1
JS
node words.js
