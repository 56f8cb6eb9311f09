/// <reference types="@mui/material/themeCssVarsAugmentation" />
