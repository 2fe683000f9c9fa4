/** Last words of the names of the game's things, by which players ask for them, sell them and miss them. */
const ITEM_WORDS =
  'allium amethyst anchor andesite anvil apple armor armour arrow axe axolotl azalea bamboo banner barrel barrier bars basalt base bat beacon beans bed bedrock beehive beetroot bell berries blackstone block blossom bluet boat bolt book bookshelf boots bottle bow bowl box bread brick brush bucket bud bulb bundle bush button cactus cake calcite camel campfire candle cane carpet carrot catalyst cauldron chain charcoal charge chest chestplate cinnabar claim clay clock cloud clump cluster coal cobblestone cocoa cod comparator compass composter concrete conduit cookie copper coral cornflower crafter crop crossbow crystal cube cushion daisy dandelion deadbush debris deepslate detector diamond diorite dirt dispenser dolphin door dripleaf dripstone dropper dust dye egg elytra emerald eyeblossom fan farm farmland feather fence fern fireball flint flower flowered fox frame froglight fruit fungus furnace gapple gate glass glowstone gold granite grass grate gravel grindstone gunpowder harness helmet honeycomb hook hopper horn horse hyphae ice ingot iron jigsaw jukebox kelp key kit ladder lamp lantern lazuli lead leather leaves lectern leggings lever lichen lilac lodestone log loom loot mace map minecart mosaic moss mushroom mutton mycelium nautilus netherbrick netherite netherrack noteblock nylium observer obsidian orchid ore painting panda pane paper parrot pearl peony pick pickaxe pickle pigstep pillar piston planks plant plate podzol poppy porkchop portal pot potato potatoes potion powder prismarine pufferfish pumpkin quartz rabbit raft rail redstone reeds relic repeater rocket roots rose saddle salmon sand sandstone sapling scaffolding scrap sculk scute seagrass sensor shard shears sheep shelf shell sherd shield shovel shrieker shroomlight shrub shulker sign skull slab slime snow snowball spawner spear sponge sprouts spyglass stairs steel stew stick stone sugar sunflower sword table template terracotta tiles tnt torch torchflower totem trapdoor trident trim tropicalfish tuff tulip turtle vault villager void wall wart water waterlily web wheat wildflowers wolf wood wool';
/** The name of a thing of the game, as the source of a pattern: "acacia fence gates". */
export const ITEM = `(?:${ITEM_WORDS.split(' ').join('|')})(?:e?s)?`;
const items = new Set(ITEM_WORDS.split(' '));

/** Whether a line has the name of a thing; a quick test before a pattern that holds all of them. */
export function namesItem(line: string): boolean {
  return line
    .split(/[^a-z]+/)
    .some(
      (word) => items.has(word) || items.has(word.replace(/e?s$/, '')) || items.has(word.replace(/s$/, '')),
    );
}

/** "The black candle", which is no group of people. */
export const COLOURED_THING = new RegExp(`\\b(?:black|white) (?:\\w+ ){0,2}?${ITEM}\\b`, 'g');
