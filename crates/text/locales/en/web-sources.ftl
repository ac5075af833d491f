### The page of sources: sheets, outside sources, licences. $sheet, $other and $house are numbers of clauses.

web-nav-sources = Sources
web-sources-lead = Every rule here says whose it is. Nothing is passed off as tradition that we decided ourselves, and where nobody knows, we say so.
web-sources-sheets = The five rule sheets
web-sources-sheets-text = Khamsin plays by five printed sheets. What they claim about the origin of their games is their claim, not ours.
web-sources-counts = Clauses from the sheet: { $sheet }. From elsewhere: { $other }. House decisions: { $house }.
web-sources-unknown = What is not known
web-sources-print = Print board, pieces and rules
web-sources-outside = Outside sources
web-sources-outside-text = Where a sheet is silent or has lost a figure, other descriptions help. We read some of them only as others report them, and say so.
web-sources-used = { $count ->
        [one] One clause rests on it.
       *[other] { $count } clauses rest on it.
    }
web-sources-licences = Licences
web-sources-licence-own = Khamsin, its drawings and its texts are free under the MIT licence or the Apache licence 2.0, as you like.
web-sources-licence-sheets = The rules are told in our own words. The sheets themselves belong to their authors and are not part of Khamsin.
web-sources-licence-others = The page is built with Svelte (MIT) and Fluent (Apache-2.0). It loads nothing from other places and sends nothing away.
