import { styled } from '@mui/material/styles'

/** Sentences, no wider than is easily read. */
export const Reading = styled('p')({ maxWidth: '72ch' })
