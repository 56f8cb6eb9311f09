import { noticeOf } from './licences.ts'

const named = { name: 'a', version: '1.0.0', repository: { url: 'https://a.example' } }

test.each(['MIT', 'MPL-2.0', '(MPL-2.0 OR Apache-2.0)', '(GPL-3.0 OR MIT)', '(MIT AND Zlib)'])(
  'a package under %s is named with where its source is and what it says',
  (license) => {
    const notice = noticeOf({ ...named, license }, [' Copyright A\n'])
    expect(notice).toBe(`a 1.0.0 (${license})\n\nhttps://a.example\n\nCopyright A`)
    expect(noticeOf({ ...named, license }, [])).toContain('https://a.example')
  },
)

test.each(['GPL-3.0', '(MIT AND GPL-3.0)', 'UNLICENSED', 'SEE LICENSE IN x', '', undefined])(
  'a package under %s fails the build',
  (license) => {
    const manifest = license === undefined ? named : { ...named, license }
    expect(() => noticeOf(manifest, ['Copyright A'])).toThrow('a 1.0.0: may code under')
  },
)
