/**
 * The verbs that begin the names of functions, and the conditions such as `needs`. Add one when no listed verb says it:
 * one job has one verb in the whole tree.
 */
export const VERBS = new Set(
  `
    accept accepts act adapt add administer adopt align allow announce answer append apply approve ask asks assemble
    assess assign audit authenticate back begin begins bill build cache call can cancel capitalize capture catch
    change check choose cite claim clamp classify clean clear clips clone close collapse collect combine commit
    compare compile complete compose compress compute concerns conclude configure connect contains convert copy
    correct count create crop cross customize decide declare decode delete describe differs disable disguise dismiss
    divide do does doubt download draw draws drop emit enable encode end ends ensure enter erase escalate escape
    estimate evaluate examine exceeds exclude expand expect expire explain export expose fail fails favour fetch
    fill find finish fit fits focus fold follow forbid format freeze from fuzz generate get give go grant group
    handle has hash hide hold humanize hydrate identify ignore import includes indent index ingest init inline
    insert interpret invalidate is join judge keep keeps lacks launch lay leave lengthen limit link lint list listen
    load locate lock log look looks lose lower make manage map mark match matches may measure merge migrate minify
    mix moderate move multiply name names narrow needs normalise note notify observe offer on open pair parse part
    pause pick ping place plan poll post pre preload prepare prerender press preview print project prove quote raise
    rank reactivate read reads rebase receive record recover refetch refresh refuse register reject release reload
    remember remove render renew repeat repeats replace replay report request require resend reset resolve respell
    restart restore retry return reuse reveal reverse revoke romanise round run sanitize save say says scaffold
    scale score scroll search seed select send serialize serve set settle shade shorten should show shrink shuffle
    sign simulate skip sort spawn spend split squeeze start stay stop store stream strip submit subscribe subset
    subtract suggest sum summarise suppress swap sync tag take takes tell test tick time to touch truncate trust try
    turn undo unlock unpack unquote unwrap update upsert use uses validate verify visit wait was watch weigh welcome
    with withdraw without works wrap write
  `
    .trim()
    .split(/\s+/),
);
