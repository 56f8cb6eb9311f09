import { conclude } from './stage.ts'
import { wholeTest } from './wholeTest.ts'

conclude(await wholeTest())
