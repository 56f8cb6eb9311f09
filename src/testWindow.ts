/** jsdom has no layout to scroll, and writes a complaint for each time that somebody tries. */
if (typeof window !== 'undefined') window.scrollTo = () => {}
