// The styles of a table, in the order in which they build on each other: whoever shows a table takes all of them from here.
import '../style/decide.css';
import '../style/play.css';
import '../style/play-order.css';
import '../style/play-told.css';
import '../style/play-start.css';
import '../style/play-card.css';
import '../style/play-log.css';
import '../style/play-panels.css';
import '../style/play-small.css';
