/** A browser's own, as far as a policy's rules go. */
function stubTrustedTypes() {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rules: unknown) => rules,
  })
}

afterEach(() => vi.resetModules())

describe.each(['with Trusted Types', 'without'])('a browser %s', (which) => {
  test('runs workers of its own origin only', async () => {
    if (which === 'with Trusted Types') stubTrustedTypes()
    const { ownScript } = await import('./ownScript.ts')
    expect(ownScript('/assets/worker.js')).toBe(`${location.origin}/assets/worker.js`)
    for (const address of [
      'https://elsewhere.example/w.js',
      'data:text/javascript,1',
      '//x.example/',
    ])
      expect(() => ownScript(address)).toThrow(TypeError)
  })

  test('reads hostile text without doing what it says', async () => {
    if (which === 'with Trusted Types') stubTrustedTypes()
    const { inertDocument } = await import('./inertDocument.ts')
    const { body } = inertDocument('<p>a</p><img src=x onerror="window.hit = true">')
    expect(body.textContent).toBe('a')
    expect(Reflect.get(window, 'hit')).toBeUndefined()
  })
})
