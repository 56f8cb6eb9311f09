/**
 * What a site shows where no REST root is: its own page, in HTML and without CORS headers
 * (contract.md §4, §5.8). A wrong language segment ends here.
 */
export const notFoundPage = (): Response =>
  new Response(
    '<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>404</title></head>' +
      '<body><h1>404</h1><p>No hem trobat aquesta pàgina.</p></body></html>',
    { status: 404, headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
  )
