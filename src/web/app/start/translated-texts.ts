/**
 * For the head: a translator puts `font` elements in place of text nodes that React goes on using.
 * Remembers which stands for which, and puts the text node back before React changes or removes it or inserts
 * beside it; the translator then translates it anew. What was moved elsewhere is removed where it is.
 * `showOriginalTexts` puts all back, for hydration. A constant, since the policy names its hash.
 */
export const translatedTextsScript =
  "{const stands=new WeakMap,taken=new WeakSet,node=Node.prototype,{removeChild,insertBefore}=node;" +
  'const value=Object.getOwnPropertyDescriptor(node,"nodeValue");let early=[];' +
  "const putBack=text=>{const stand=stands.get(text);stands.delete(text);" +
  "if(!text.parentNode&&stand)stand.replaceWith(text)};" +
  "node.removeChild=function(child){putBack(child);" +
  "return removeChild.call(child.parentNode||this,child)};" +
  "node.insertBefore=function(child,next){if(next){putBack(next);" +
  "if(next.parentNode!==this)next=null}return insertBefore.call(this,child,next)};" +
  'Object.defineProperty(node,"nodeValue",{...value,set(text){putBack(this);value.set.call(this,text)}});' +
  "new MutationObserver(changes=>{for(const change of changes)for(const text of change.removedNodes){" +
  "if(text.nodeType!==3)continue;" +
  "const stand=[...change.addedNodes,change.previousSibling,change.nextSibling]" +
  '.find(it=>it?.nodeName==="FONT"&&!taken.has(it));' +
  "if(!stand)continue;taken.add(stand);stands.set(text,stand);early?.push(text)}})" +
  ".observe(document,{childList:true,subtree:true});" +
  "window.showOriginalTexts=()=>{early?.forEach(putBack);early=null}}";
