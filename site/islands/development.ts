/** While developing, styles are also a module: a change of them is seen without a reload. */
import '../app/styles/app.css';
