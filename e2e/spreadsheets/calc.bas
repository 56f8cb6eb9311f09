' What a person does in LibreOffice Calc: the steps of a test call these, one after the other.

Function Opened(path, options)
  Dim args(2) As New com.sun.star.beans.PropertyValue
  args(0).Name = "Hidden" : args(0).Value = True
  If options <> "" Then
    args(1).Name = "FilterName" : args(1).Value = "Text - txt - csv (StarCalc)"
    args(2).Name = "FilterOptions" : args(2).Value = options
  End If
  Opened = StarDesktop.loadComponentFromURL(ConvertToURL(path), "_blank", 0, args())
End Function

Function NewTable()
  Dim args(0) As New com.sun.star.beans.PropertyValue
  args(0).Name = "Hidden" : args(0).Value = True
  NewTable = StarDesktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, args())
End Function

Sub Saved(doc, path, filter, options)
  Dim args(1) As New com.sun.star.beans.PropertyValue
  args(0).Name = "FilterName" : args(0).Value = filter
  args(1).Name = "FilterOptions" : args(1).Value = options
  doc.storeToURL(ConvertToURL(path), args())
End Sub

Function CellAt(doc, place)
  CellAt = doc.Sheets.getByIndex(0).getCellRangeByName(place)
End Function

' As typed into a cell: what looks like a number, a day or an hour becomes one.
Sub Typed(doc, place, text)
  CellAt(doc, place).FormulaLocal = text
End Sub

Sub Formatted(doc, place, code)
  Dim locale As New com.sun.star.lang.Locale
  key = doc.NumberFormats.queryKey(code, locale, False)
  If key = -1 Then key = doc.NumberFormats.addNew(code, locale)
  CellAt(doc, place).NumberFormat = key
End Sub

Sub Merged(doc, place)
  CellAt(doc, place).merge(True)
End Sub

Sub Hidden(doc, place)
  CellAt(doc, place).Rows.IsVisible = False
End Sub

Sub Grouped(doc, place)
  doc.Sheets.getByIndex(0).group(CellAt(doc, place).RangeAddress, com.sun.star.table.TableOrientation.ROWS)
End Sub

' Shows the rows of a range that have the text in its column, counted from 0; the first has the names.
Sub Filtered(doc, place, column, text)
  Dim fields(0) As New com.sun.star.sheet.TableFilterField
  fields(0).Field = column
  fields(0).IsNumeric = False
  fields(0).StringValue = text
  fields(0).Operator = com.sun.star.sheet.FilterOperator.EQUAL
  cells = CellAt(doc, place)
  filter = cells.createFilterDescriptor(True)
  filter.ContainsHeader = True
  filter.setFilterFields(fields())
  cells.filter(filter)
End Sub

' Prints the rows on each page.
Sub Repeated(doc, place)
  sheet = doc.Sheets.getByIndex(0)
  sheet.setPrintTitleRows(True)
  sheet.setTitleRows(CellAt(doc, place).RangeAddress)
End Sub

Sub Linked(doc, place, label, address)
  field = doc.createInstance("com.sun.star.text.TextField.URL")
  field.Representation = label
  field.URL = address
  cell = CellAt(doc, place)
  cell.insertTextContent(cell.createTextCursor(), field, False)
End Sub

Sub Annotated(doc, place, text)
  cell = CellAt(doc, place)
  doc.Sheets.getByIndex(0).Annotations.insertNew(cell.CellAddress, text)
End Sub
