import MenuItem from '@mui/material/MenuItem'
import { createLink } from '@tanstack/react-router'

/** An item of a menu that leads to a place. Apart from the other links: a menu is never in the first load. */
export const RouterMenuItem = createLink(MenuItem)
